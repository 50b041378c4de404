/** The size of the film. */
export const SCREEN = { width: 480, height: 220 }
const PICTURES_A_SECOND = 25

function draw(context: CanvasRenderingContext2D, seconds: number): void {
  const { width, height } = SCREEN
  const road = height - 64
  context.fillStyle = '#bfe3f5'
  context.fillRect(0, 0, width, height)
  context.fillStyle = '#0b6b57'
  context.beginPath()
  context.ellipse(width - ((seconds * 30) % (width * 2)) + width / 2, road, 200, 60, 0, 0, Math.PI * 2)
  context.fill()
  context.fillStyle = '#3b4a46'
  context.fillRect(0, road, width, 64)
  context.fillStyle = '#ffffff'
  for (let mark = 0; mark < 8; mark += 1)
    context.fillRect(((mark * 80 + 640 - ((seconds * 160) % 640)) % 640) - 80, road + 30, 40, 5)
  context.fillStyle = '#c0392b'
  context.fillRect(180, road - 6, 96, 26)
  context.fillRect(200, road - 26, 54, 22)
  context.fillStyle = '#111111'
  for (const wheel of [202, 254]) {
    context.beginPath()
    context.arc(wheel, road + 20, 11, 0, Math.PI * 2)
    context.fill()
  }
}

export interface Drive {
  stream: MediaStream
  end: () => void
}

/** A film without a file: a drive drawn frame by frame, with the sound of its engine. */
export function startDrive(): Drive {
  const canvas = Object.assign(document.createElement('canvas'), SCREEN)
  const context = canvas.getContext('2d')
  const begun = performance.now()
  const timer = setInterval(
    () => context && draw(context, (performance.now() - begun) / 1000),
    1000 / PICTURES_A_SECOND,
  )
  const sound = new AudioContext()
  const [engine, gain, out] = [sound.createOscillator(), sound.createGain(), sound.createMediaStreamDestination()]
  engine.type = 'triangle'
  engine.frequency.value = 82
  gain.gain.value = 0.15
  engine.connect(gain).connect(out)
  engine.start()
  const stream = new MediaStream([...canvas.captureStream(PICTURES_A_SECOND).getTracks(), ...out.stream.getTracks()])
  const end = () => {
    clearInterval(timer)
    for (const track of stream.getTracks()) track.stop()
    void sound.close()
  }
  return { stream, end }
}
