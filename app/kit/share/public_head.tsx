import { Head, usePage } from '@inertiajs/react'
import type { ReactNode } from 'react'
import { cutShort } from '#app/kit/display/cut_short'
import { CARD_HEIGHT, CARD_WIDTH } from '#app/kit/share/card_size'

interface PreviewImage {
  /** from the site's root */
  url: string
  type?: string
  width?: number
  height?: number
  alt?: string | null
}

interface PublicHeadProps {
  title: string
  /** for link previews, if it differs */
  previewTitle?: string
  description: string
  /** canonical, from the site's root */
  path: string
  type?: 'website' | 'article' | 'profile' | 'video.other'
  /** for link previews; the site's own by default */
  image?: PreviewImage | null
  /** from search engines */
  isHidden?: boolean
  children?: ReactNode
}

const MAX_DESCRIPTION_CHARACTERS = 200

/** The head of a public page, for browsers, search engines and link previews. */
export function PublicHead(props: PublicHeadProps) {
  const { title, previewTitle = title, path, type = 'website', image, isHidden, children } = props
  const { app } = usePage().props
  const description = cutShort(props.description.replace(/\s+/g, ' '), MAX_DESCRIPTION_CHARACTERS)
  return (
    <Head title={title}>
      <meta head-key="description" name="description" content={description} />
      {isHidden && <meta head-key="robots" name="robots" content="noindex" />}
      <link head-key="canonical" rel="canonical" href={app.url + path} />
      <meta property="og:type" content={type} />
      <meta property="og:title" content={previewTitle} />
      <meta property="og:description" content={description} />
      <meta property="og:url" content={app.url + path} />
      {image && <meta property="og:image" content={app.url + image.url} />}
      {image?.type && <meta property="og:image:type" content={image.type} />}
      {image?.width && <meta property="og:image:width" content={String(image.width)} />}
      {image?.height && <meta property="og:image:height" content={String(image.height)} />}
      {image?.alt && <meta property="og:image:alt" content={image.alt} />}
      <meta name="twitter:card" content="summary_large_image" />
      {children}
    </Head>
  )
}

/**
 * A page's drawn card.
 * @param url from the site's root
 * @param alt the words on it
 */
export function cardImage(url: string, alt: string): PreviewImage {
  return { url, type: 'image/jpeg', width: CARD_WIDTH, height: CARD_HEIGHT, alt }
}
