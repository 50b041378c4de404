import { type SerieFile, serieFile } from '@contract/cours/serieFile'
import crossing1 from './series/crossing-1.json' with { type: 'json' }
import crossing2 from './series/crossing-2.json' with { type: 'json' }
import drivers1 from './series/drivers-1.json' with { type: 'json' }
import drivers2 from './series/drivers-2.json' with { type: 'json' }
import firstaid1 from './series/firstaid-1.json' with { type: 'json' }
import firstaid2 from './series/firstaid-2.json' with { type: 'json' }
import hazmat1 from './series/hazmat-1.json' with { type: 'json' }
import hazmat2 from './series/hazmat-2.json' with { type: 'json' }
import infractions1 from './series/infractions-1.json' with { type: 'json' }
import infractions2 from './series/infractions-2.json' with { type: 'json' }
import mechanics1 from './series/mechanics-1.json' with { type: 'json' }
import mechanics2 from './series/mechanics-2.json' with { type: 'json' }
import parking1 from './series/parking-1.json' with { type: 'json' }
import parking2 from './series/parking-2.json' with { type: 'json' }
import priority1 from './series/priority-1.json' with { type: 'json' }
import priority2 from './series/priority-2.json' with { type: 'json' }
import rules1 from './series/rules-1.json' with { type: 'json' }
import rules2 from './series/rules-2.json' with { type: 'json' }
import signs1 from './series/signs-1.json' with { type: 'json' }
import signs2 from './series/signs-2.json' with { type: 'json' }

/** The series that the product delivers, in the order of the topics. They are checked like an imported file. */
export const deliveredSeries = (): SerieFile[] =>
  [
    drivers1,
    drivers2,
    signs1,
    signs2,
    parking1,
    parking2,
    crossing1,
    crossing2,
    priority1,
    priority2,
    rules1,
    rules2,
    infractions1,
    infractions2,
    firstaid1,
    firstaid2,
    mechanics1,
    mechanics2,
    hazmat1,
    hazmat2,
  ].map((file) => serieFile.parse(file))
