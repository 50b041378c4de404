declare module 'lucide-react/dist/cjs/lucide-react.js' {
  export { icons } from 'lucide-react'
}
