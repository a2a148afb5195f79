import vite from '@adonisjs/vite/services/main'
import { isPageFile, pageFile } from '#app/shell/ui/page_file'

const ENTRY = 'app/shell/ui/app.tsx'

type Manifest = ReturnType<typeof vite.manifest>

/** Paths of the scripts of each page by its name, without those of the entry. */
let scriptsOf: Map<string, string[]> | undefined

/**
 * The tags that load styles and scripts. The server has drawn the page already, so scripts load after
 * styles, fonts and pictures. The page's own load together with the entry's.
 * @param page name of the component
 */
export async function entryTags(nonce: string, page: string): Promise<string> {
  const tags = await vite.generateEntryPointsTags([ENTRY], { nonce })
  return [...tags.map(elementOf), ...pageScripts(page).map(preloadOf)].join('\n')
}

function elementOf({ tag, attributes }: { tag: string; attributes: Record<string, unknown> }) {
  const isScript = tag === 'script' || attributes.rel === 'modulepreload'
  const written = Object.entries(isScript ? { ...attributes, fetchpriority: 'low' } : attributes)
    .filter(([, value]) => value !== undefined && value !== null)
    .map(([name, value]) => `${name}="${String(value)}"`)
    .join(' ')
  return tag === 'script' ? `<script ${written}></script>` : `<link ${written} />`
}

function preloadOf(href: string) {
  return elementOf({ tag: 'link', attributes: { rel: 'modulepreload', href } })
}

function pageScripts(page: string): string[] {
  if (vite.useDevServer) return []
  scriptsOf ??= scriptsByPage(vite.manifest())
  return scriptsOf.get(page) ?? []
}

function scriptsByPage(manifest: Manifest): Map<string, string[]> {
  const known = importsOf(ENTRY, manifest)
  return new Map(
    Object.keys(manifest)
      .filter(isPageFile)
      .map((path) => [
        pageFile(path).name,
        [...importsOf(path, manifest).difference(known)].map((key) => vite.assetPath(key)),
      ])
  )
}

/** @returns keys of the manifest: the file itself and all it imports */
function importsOf(key: string, manifest: Manifest): Set<string> {
  const keys = new Set([key])
  for (const each of keys) for (const imported of manifest[each].imports ?? []) keys.add(imported)
  return keys
}
