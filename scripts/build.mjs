import { build, ensureInstalled } from './lib/prepare.mjs'

/** `npm run build`: always compiles for production into `build/`. */
await ensureInstalled()
await build()
