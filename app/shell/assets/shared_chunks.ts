import { gzipSync } from 'node:zlib'
import react from '@vitejs/plugin-react'
import { build, type Plugin, type Rolldown, type UserConfig } from 'vite'
import { isPageFile } from '../ui/page_file.js'
import { planChunks, type PlainChunk } from './chunk_plan.js'

/** What a request costs, in gzipped bytes: headers, a file on the server, a module to link. */
const REQUEST_BYTES = 6_500
/** Parts that a page loads when they are used, compared to pages. */
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
    plugins: [react(), noStyles],
    resolve,
    build: { write: false, cssMinify: false, rolldownOptions: { input: entry } },
  })) as Rolldown.RolldownOutput
  const names = planChunks(output.filter(isChunk).map(plainChunk), REQUEST_BYTES)
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

function plainChunk(chunk: Rolldown.OutputChunk): PlainChunk {
  const isPage = chunk.facadeModuleId !== null && isPageFile(chunk.facadeModuleId)
  return {
    ...chunk,
    bytes: gzipSync(chunk.code).length,
    weight: isPage ? 1 : PART_WEIGHT,
  }
}
