import { netOf } from '@contract/argent/net'
import { Button } from '@core/components/Button'
import { ButtonLink } from '@core/components/ButtonLink'
import { toast } from '@core/components/messages/toast'
import { useFormat } from '@core/format/useFormat'
import { saveFile } from '@core/spreadsheet/save'
import { paths } from '@src/configs/paths'
import { useMoney } from '@src/parts/argent/useMoney'
import { usePaperFile } from '@src/parts/papiers/usePaperFile'
import { Part } from '@src/parts/parcours/Part'
import { useFacturesQuery, useLazyFactureQuery } from '@src/redux/argent/facture'
import { useAbility } from '@src/redux/session/ability'
import { Download, FileText } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { FactureState } from './FactureState'
import './factures.scss'

/** Saves an invoice as a PDF without opening it. */
function useSaveFacture() {
  const { t } = useTranslation('facture')
  const [read] = useLazyFactureQuery()
  const make = usePaperFile()
  return async (id: number) => {
    try {
      const [facture, { facturePaper }] = await Promise.all([read(id).unwrap(), import('./facturePaper')])
      saveFile(await make((logo) => facturePaper(facture, logo)), `${facture.numero ?? t('one')}.pdf`)
    } catch {
      toast.error(t('failed'))
    }
  }
}

/** The invoices of a candidate: candidates read and print their own, the desk may make another. */
export function FacturesPart({ idCandidat }: { idCandidat: number }) {
  const { t } = useTranslation('facture')
  const format = useFormat()
  const money = useMoney()
  const ability = useAbility()
  const save = useSaveFacture()
  const { currentData } = useFacturesQuery({ idCandidat: String(idCandidat), perPage: '50' })
  const canCreate = ability.can('create', 'Facture')
  const rows = currentData?.data ?? []
  if (rows.length === 0 && !canCreate) return null
  return (
    <Part title={t('title')}>
      {rows.length === 0 ? (
        <p className="muted account-none">{t('none')}</p>
      ) : (
        <ul className="receipts">
          {rows.map((row) => (
            <li key={row.id}>
              <FileText aria-hidden size={18} strokeWidth={1.75} />
              <div className="receipt-what">
                <Link to={paths.facture(row.id)}>{row.numero ?? t(`draftOf.${row.serie}`)}</Link>
                <span className="muted">{row.jour ? format.day(row.jour) : row.client}</span>
                <FactureState facture={row} />
              </div>
              <span className="receipt-amount">{money(row.serie === 'AV' ? -netOf(row) : netOf(row))}</span>
              {row.numero ? (
                <Button
                  look="ghost"
                  icon={Download}
                  aria-label={t('pdfOf', { numero: row.numero })}
                  onClick={() => void save(row.id)}
                >
                  {t('pdf')}
                </Button>
              ) : null}
            </li>
          ))}
        </ul>
      )}
      {canCreate ? (
        <ButtonLink className="facture-new" icon={FileText} to={`${paths.factureNew}?idCandidat=${idCandidat}`}>
          {t('new')}
        </ButtonLink>
      ) : null}
    </Part>
  )
}
