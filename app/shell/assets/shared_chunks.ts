import { gzipSync } from 'node:zlib'
import react from '@vitejs/plugin-react'
import { build, type Plugin, type Rolldown, type UserConfig } from 'vite'
import { isPageFile } from '../ui/page_file.js'
import { planChunks, type PlainChunk } from './chunk_plan.js'
import { weighPages } from './page_visitors.js'
import { slimInertia } from './slim_inertia.js'

/** What a request costs, in gzipped bytes: headers, a file on the server, a module to link. */
const REQUEST_BYTES = 6_500
/** Parts that a page loads when they are used, compared to pages behind sign-in. */
const PART_WEIGHT = 0.1

/**
 * Groups for the bundler, from a first build that is thrown away: only after it is it known which
 * code is used at all.
 * Takes five seconds.
 */
export async function sharedChunks(
  entry: string,
  resolve: UserConfig['resolve']
): Promise<Rolldown.CodeSplittingOptions> {
  const { output } = (await build({
    configFile: false,
    logLevel: 'error',
    publicDir: false,
    plugins: [react(), slimInertia, noStyles],
    resolve,
    build: { write: false, cssMinify: false, rolldownOptions: { input: entry } },
  })) as Rolldown.RolldownOutput
  const chunks = output.filter(isChunk)
  const pages = weighPages(chunks.flatMap(({ facadeModuleId: id }) => pageOf(id)))
  const plain = chunks.map((chunk) => plainChunk(chunk, pages))
  const names = planChunks(plain, REQUEST_BYTES)
  return {
    // dependencies are in the plan themselves
    includeDependenciesRecursively: false,
    groups: [
      { name: 'shell', tags: ['$initial'], priority: 1 },
      { name: (id) => names.get(id) ?? null },
    ],
  }
}

const noStyles: Plugin = {
  name: 'no-styles',
  enforce: 'pre',
  load: { filter: { id: /\.css($|\?)/ }, handler: () => '' },
}

function isChunk(file: Rolldown.OutputAsset | Rolldown.OutputChunk): file is Rolldown.OutputChunk {
  return file.type === 'chunk'
}

function pageOf(id: string | null): string[] {
  return id !== null && isPageFile(id) ? [id] : []
}

function plainChunk(
  chunk: Rolldown.OutputChunk,
  pages: ReadonlyMap<string | null, number>
): PlainChunk {
  return {
    ...chunk,
    bytes: gzipSync(chunk.code).length,
    weight: pages.get(chunk.facadeModuleId) ?? PART_WEIGHT,
  }
}
