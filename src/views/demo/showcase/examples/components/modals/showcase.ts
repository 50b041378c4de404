import { gather } from '@src/views/demo/showcase/gather'

export const examples = gather(
  import.meta.glob('./*.tsx', { eager: true }),
  import.meta.glob('./*.tsx', { eager: true, query: '?raw', import: 'default' }),
  [
    'Basic',
    'Composed',
    'Confirm',
    'Looks',
    'Sizes',
    'Colours',
    'Events',
    'FormInside',
    'Scrolling',
    'Unmounted',
    'Keys',
  ],
)
