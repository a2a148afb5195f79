/** Made by `scripts/render_theme_thumbnails.ts`; each theme has one. */
const THUMBNAILS = import.meta.glob<string>('../themes/*.webp', {
  eager: true,
  query: '?url',
  import: 'default',
})

export function themeThumbnail(themeId: string): string | undefined {
  return THUMBNAILS[`../themes/${themeId}.webp`]
}
