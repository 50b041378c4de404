import { Avatar } from '@core/components/Avatar'

export const Letters = () => (
  <div className="showcase-row">
    <span className="person">
      <Avatar name="Sami Trabelsi" letters="ST" size={40} /> Sami Trabelsi
    </span>
    <span className="person">
      <Avatar name="Sonia Taieb" letters="SoT" size={40} /> Sonia Taieb
    </span>
  </div>
)
