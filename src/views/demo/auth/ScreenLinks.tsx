import { demoPaths } from '@src/configs/demo/paths'
import { useTranslation } from 'react-i18next'
import { NavLink } from 'react-router-dom'
import { SCREENS, VERSIONS } from './screens'

/** All sample screens in both versions. */
export function ScreenLinks() {
  const { t } = useTranslation('demoAuth')
  return (
    <nav className="demo-auth-screens" aria-label={t('screens')}>
      <ul>
        {SCREENS.map((screen) => (
          <li key={screen}>
            <span>{t(`${screen}.title`)}</span>
            {VERSIONS.map((version) => (
              <NavLink
                key={version}
                to={demoPaths.demoAuth(screen, version)}
                aria-label={t('version', { screen: t(`${screen}.title`), version })}
              >
                {version}
              </NavLink>
            ))}
          </li>
        ))}
      </ul>
    </nav>
  )
}
