import { useMediaQuery } from '@core/hooks/useMediaQuery'
import { chooseTheme, chosenTheme, THEME, type Theme, type ThemeName } from '@core/layouts/theme/theme'
import { useTheme } from '@core/layouts/theme/useTheme'
import { useTranslation } from 'react-i18next'
import { ChoiceRow } from './ChoiceRow'
import { Swatches } from './Swatches'
import { SwitchRow } from './SwitchRow'

/** Screens on which the menu has room to be a bar. */
const WIDE = '(min-width: 1200px)'
/** Above a bar of menus the navbar cannot be hidden: there is no other place for its controls. */
const BAR_NAVBARS = THEME.navbar.filter((value) => value !== 'hidden')

/** The choices that concern the frame around the pages; those without effect in the chosen layout are left out. */
export function FrameChoices() {
  const { t } = useTranslation('apparence')
  // Renders again with every stored change.
  useTheme()
  const theme = chosenTheme()
  const isWide = useMediaQuery(WIDE)
  const isStill = useMediaQuery('(prefers-reduced-motion: reduce)')
  const isBar = isWide && theme.layout === 'horizontal'
  const row = <Name extends ThemeName>(
    name: Name,
    values: readonly Theme[Name][],
    [legend, labelOf]: readonly [string, (value: Theme[Name]) => string],
  ) => (
    <ChoiceRow
      key={name}
      name={name}
      legend={legend}
      options={values.map((value) => ({ value, label: labelOf(value) }))}
      value={theme[name]}
      onChoose={(value) => chooseTheme(name, value)}
    />
  )
  const isHidden = theme.menuHidden === 'true'
  return (
    <>
      {isWide ? row('layout', THEME.layout, [t('layout.label'), (value) => t(`layout.${value}`)]) : null}
      {row('contentWidth', THEME.contentWidth, [t('contentWidth.label'), (value) => t(`contentWidth.${value}`)])}
      {isStill
        ? null
        : row('transition', THEME.transition, [t('transition.label'), (value) => t(`transition.${value}`)])}
      {row('direction', THEME.direction, [t('direction.label'), (value) => t(`direction.${value}`)])}
      <SwitchRow
        label={t('menuHidden')}
        hint={t('menuHiddenHint')}
        isOn={isHidden}
        onSwitch={(isOn) => chooseTheme('menuHidden', isOn ? 'true' : 'false')}
      />
      {isBar || isHidden ? null : (
        <SwitchRow
          label={t('menuCollapsed')}
          isOn={theme.menuCollapsed === 'true'}
          onSwitch={(isOn) => chooseTheme('menuCollapsed', isOn ? 'true' : 'false')}
        />
      )}
      {row('navbar', isBar ? BAR_NAVBARS : THEME.navbar, [t('navbar.label'), (value) => t(`navbar.${value}`)])}
      {isBar || theme.navbar === 'hidden' ? null : (
        <Swatches value={theme.navbarColor} onChoose={(value) => chooseTheme('navbarColor', value)} />
      )}
      {row('footer', THEME.footer, [t('footer.label'), (value) => t(`footer.${value}`)])}
    </>
  )
}
