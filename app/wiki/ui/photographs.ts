const originals = import.meta.glob<string>(
  '/resources/demo/photographs/{exteriors,interiors,penthouse,villa}/*.jpg',
  { eager: true, query: '?url', import: 'default' }
)
const copies = import.meta.glob<string>('./photographs/*.avif', {
  eager: true,
  query: '?url',
  import: 'default',
})
const WIDTHS = [640, 1280]

/** In pixels, of every original. */
export const PHOTOGRAPH_SIZE = { width: 1536, height: 1024 }

/** The JPEG's path. @param name such as `exteriors/villa` */
export function photographUrl(name: string): string {
  return originals[`/resources/demo/photographs/${name}.jpg`]
}

/** The AVIF copies' `srcset`. */
export function photographSrcSet(name: string): string {
  const file = name.replace('/', '-')
  return WIDTHS.map((width) => `${copies[`./photographs/${file}-${width}.avif`]} ${width}w`).join(
    ', '
  )
}
