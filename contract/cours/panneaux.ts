/** The ids of every picture, by family, in the order in which they are taught. */
const IDS = {
  danger:
    'bend-left bend-right bends-left-first bends-right-first steep-descent steep-ascent road-narrows road-narrows-left road-narrows-right opening-bridge quay uneven-road speed-hump dangerous-shoulder slippery-road loose-gravel falling-rocks pedestrian-crossing-ahead children cyclists cattle wild-animals camels horse-riders road-works light-signals-ahead crossroads-right priority-next priority-next-left priority-next-right give-way-ahead stop-ahead roundabout-ahead two-way-traffic congestion level-crossing-gates level-crossing-open level-crossing-auto tram-crossing saint-andrew-one saint-andrew-more rail-beacons low-aircraft crosswind other-danger temp-narrow temp-slippery temp-gravel temp-other',
  priority: 'give-way stop priority-road priority-road-end priority-to-oncoming priority-over-oncoming',
  ban: 'no-entry closed-both-ways no-motor-vehicles no-cars no-motorcycles no-cycles no-mopeds no-lorries no-trailers no-dangerous-goods no-explosives no-water-pollutants no-pedestrians no-animal-drawn no-handcarts no-tractors no-buses max-width max-height max-mass max-axle max-length min-gap no-left-turn no-right-turn no-u-turn no-overtaking no-overtaking-lorries max-speed no-horn halt-customs halt-police halt-guard halt-toll end-all end-speed end-no-overtaking end-no-overtaking-lorries end-no-horn zone-30 zone-30-end no-parking no-stopping no-parking-odd no-parking-even disc-parking paid-parking no-parking-zone no-parking-zone-end',
  duty: 'must-straight must-right must-left must-straight-or-right must-straight-or-left must-left-or-right turn-right-here turn-left-here pass-right pass-left roundabout cycle-track footpath bridle-path min-speed min-speed-end snow-chains bus-way tram-way cycle-track-end footpath-end',
  info: 'crossing-here hump-here one-way-ahead one-way-side no-through-road no-through-right parking parking-disc parking-paid disabled-access bus-stop tram-stop taxi-rank motorway motorway-end car-road car-road-end town-entry town-exit advised-speed advised-speed-end lanes-by-direction lane-reduction overtaking-lane tunnel residential lay-by hospital first-aid breakdown telephone fuel hotel restaurant cafe picnic camping-caravan youth-hostel tourist-info',
  direction: 'direction-arrow advance-diagram advance-lanes confirmation route-number detour detour-end',
  panel:
    'panel-distance panel-length panel-start panel-both panel-end panel-left panel-right panel-vehicle panel-except panel-disabled panel-junction panel-rain panel-ice panel-tow',
  light:
    'light-red light-amber light-green light-flash-amber light-off light-arrow light-arrow-red light-rail light-walk light-wait light-lane-open light-lane-closed',
  marking:
    'line-axis line-axis-town line-solid line-warning line-mixed line-double line-edge line-emergency line-bus line-stop line-give-way line-lights zebra arrows-return arrows-lane hatching kerb-no-stop kerb-no-park bay box-rail',
  officer: 'officer-up officer-out officer-one officer-profile officer-come officer-slow officer-lamp',
  lamp: 'lamp-brake lamp-oil lamp-battery lamp-temp lamp-belt lamp-airbag lamp-door lamp-steering lamp-engine lamp-abs lamp-esp lamp-tyre lamp-fuel lamp-glow lamp-pads lamp-rear-fog lamp-dipped lamp-side lamp-front-fog lamp-turn lamp-hazard lamp-cruise lamp-main-beam',
  user: 'user-car user-learner user-taxi user-louage user-lorry user-bus user-tram user-moto user-bike user-pedestrian user-ambulance user-tractor user-cart user-herd',
  scene:
    'cross-bare-3 cross-right-sign left-turn-oncoming tee-bare-stem tee-bare-left tee-stop major-left-turn priority-next-cross major-bends priority-ended round-one round-chain round-unsigned green-beats-stop amber-flash-give-way amber-flash-bare green-left-walker arrow-right officer-arms-out officer-arm-up ambulance track-exit narrow-oncoming steep-meeting bus-leaving-stop tram-cross jam-green',
}

export type Group = keyof typeof IDS

/** The families in the order of the dictionary. */
export const GROUPS = Object.keys(IDS).filter((name): name is Group => name in IDS)

export const idsOf = (group: Group): string[] => IDS[group].split(' ')

const groups = new Map(GROUPS.flatMap((group) => idsOf(group).map((id) => [id, group] as const)))

/** The family of a sign or a scene; undefined for an unknown id. */
export const groupOf = (id: string): Group | undefined => groups.get(id)

/**
 * Pictures whose meaning or rule was found in none of the legal texts. The dictionary says so, and no question is based
 * on them. The drawings mark them `sure: 'open'`.
 */
export const OPEN_PICTURES: ReadonlySet<string> = new Set(
  'camels advance-lanes route-number light-off light-arrow-red line-double line-bus line-lights bay box-rail panel-rain panel-tow officer-profile officer-come officer-slow officer-lamp round-unsigned tram-cross'.split(
    ' ',
  ),
)

/** The name of a picture in questions: `sign:stop`, `scene:round-one`. */
export const pictureName = (id: string): string => `${groupOf(id) === 'scene' ? 'scene' : 'sign'}:${id}`

/** The names of all pictures in questions. */
export const pictureNames = (): string[] => GROUPS.flatMap(idsOf).map(pictureName)
