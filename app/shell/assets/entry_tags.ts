import vite from '@adonisjs/vite/services/main'

/**
 * The tags that load styles and scripts. The server has drawn the page already, so scripts come
 * after styles, fonts and pictures.
 */
export async function entryTags(nonce: string): Promise<string> {
  const tags = await vite.generateEntryPointsTags(['app/shell/ui/app.tsx'], { nonce })
  return tags.map(elementOf).join('\n')
}

function elementOf({ tag, attributes }: { tag: string; attributes: Record<string, unknown> }) {
  const isScript = tag === 'script' || attributes.rel === 'modulepreload'
  const written = Object.entries(isScript ? { ...attributes, fetchpriority: 'low' } : attributes)
    .filter(([, value]) => value !== undefined && value !== null)
    .map(([name, value]) => `${name}="${String(value)}"`)
    .join(' ')
  return tag === 'script' ? `<script ${written}></script>` : `<link ${written} />`
}
