import { build, ensureInstalled } from './lib/prepare.mjs'

/** `npm run build`: compiles for production into `build/`, whatever is there. */
await ensureInstalled()
await build()
