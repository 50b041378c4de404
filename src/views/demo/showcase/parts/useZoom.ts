import type { ApexOptions } from 'apexcharts'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'

/** Options of a chart that zooms into the part dragged over, with its tools named in the language of the page. */
export function useZoom(): ApexOptions {
  const { t, i18n } = useTranslation('demoCharts')
  const { language } = i18n
  return useMemo(() => {
    const toolbar = {
      selection: t('word.zoomTo'),
      selectionZoom: t('word.zoomTo'),
      pan: t('word.shift'),
      zoomIn: t('word.closer'),
      zoomOut: t('word.farther'),
      reset: t('word.wholeChart'),
    }
    return {
      xaxis: { type: 'numeric' },
      chart: {
        zoom: { enabled: true, type: 'xy' },
        toolbar: { show: true, tools: { download: false } },
        locales: [{ name: language, options: { toolbar } }],
        defaultLocale: language,
      },
    }
  }, [t, language])
}
