import { BLOG_STATUSES, type BlogEdit } from '@contract/demo/blog'
import { Button } from '@core/components/Button'
import { ButtonLink } from '@core/components/ButtonLink'
import { toast } from '@core/components/messages/toast'
import { checkResolver } from '@core/form/checkResolver'
import { Form } from '@core/form/Form'
import { CheckboxGroupField } from '@core/form/fields/CheckboxGroupField'
import { SelectField } from '@core/form/fields/SelectField'
import { TextField } from '@core/form/fields/TextField'
import { useUnsavedGuard } from '@core/form/useUnsavedGuard'
import { demoPaths } from '@src/configs/demo/paths'
import { useBlogSidebarQuery, useUpdateBlogMutation } from '@src/redux/demo/blog/api'
import { Save } from 'lucide-react'
import { useEffect, useState } from 'react'
import { useForm } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import { ContentField } from './ContentField'
import { PictureField } from './PictureField'
import { type BlogValues, blogFaults, blogOf, startValues } from './values'

/** The form of an article. */
export function BlogForm({ article }: { article: BlogEdit }) {
  const { t } = useTranslation('demoBlog')
  const navigate = useNavigate()
  const [update] = useUpdateBlogMutation()
  const [isSaved, setSaved] = useState(false)
  const form = useForm<BlogValues>({ defaultValues: startValues(article), resolver: checkResolver(blogFaults) })
  const { isDirty, isSubmitting } = form.formState
  useUnsavedGuard(isDirty && !isSaved)
  // Runs after the unsaved-changes guard has been updated.
  useEffect(() => {
    if (isSaved) navigate(demoPaths.blogDetail(article.id))
  }, [isSaved, navigate, article.id])
  const save = async (values: BlogValues) => {
    const { error } = await update(blogOf(values, article))
    if (error) return
    toast.success(t('saved'))
    setSaved(true)
  }
  return (
    <Form form={form} onSubmit={save} label={t('editTitle')}>
      <div className="card card-body blog-form">
        <BlogFields />
      </div>
      <div className="form-actions">
        <ButtonLink look="ghost" to={demoPaths.blogDetail(article.id)}>
          {t('cancel')}
        </ButtonLink>
        <Button look="primary" type="submit" icon={Save} pending={isSubmitting}>
          {t('save')}
        </Button>
      </div>
    </Form>
  )
}

function BlogFields() {
  const { t } = useTranslation('demoBlog')
  const categories = useBlogSidebarQuery().data?.categories ?? []
  return (
    <>
      <div className="form-grid">
        <TextField name="blogTitle" label={t('fields.title')} required maxLength={120} />
        <TextField name="slug" label={t('fields.slug')} hint={t('fields.slugHint')} required maxLength={120} />
        <SelectField
          name="status"
          label={t('fields.status')}
          required
          options={BLOG_STATUSES.map((value) => ({ value, label: t(`status.${value}`) }))}
        />
        <CheckboxGroupField
          name="categories"
          label={t('categories')}
          required
          options={categories.map(({ category }) => ({ value: category, label: category }))}
        />
      </div>
      <ContentField name="excerpt" label={t('fields.content')} />
      <PictureField name="featuredImage" label={t('fields.picture')} hint={t('fields.pictureHint')} />
    </>
  )
}
