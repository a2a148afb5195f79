import { codegen, ensureInstalled, renderApiTypes } from './lib/prepare.mjs'
import { withProgress } from './lib/progress.mjs'

/** `npm run api-types`: types of routes for the OpenAPI document. Commit the result. */
await ensureInstalled()
await codegen()
await withProgress('Reading the types of all answers', () => renderApiTypes())
