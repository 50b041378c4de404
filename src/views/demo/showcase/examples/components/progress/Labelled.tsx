import { Progress } from 'reactstrap'

export const Labelled = () => (
  <div className="bs">
    <Progress barAriaLabelledBy="progress-labelled" value={65} className="progress-tall">
      <span id="progress-labelled">65 %</span>
    </Progress>
  </div>
)
