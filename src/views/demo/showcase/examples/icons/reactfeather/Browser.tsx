import { IconBrowser } from '@src/views/demo/showcase/pieces/IconBrowser'

export const Browser = () => <IconBrowser />
