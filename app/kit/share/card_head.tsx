import { Head, usePage } from '@inertiajs/react'
import { CARD_HEIGHT, CARD_WIDTH } from '#app/kit/share/card_size'

interface CardHeadProps {
  /** under `/cards/`, without its ending: `markets/genoa` */
  card: string
  /** what it says */
  alt: string
}

/** The picture of link previews, drawn for this page. */
export function CardHead({ card, alt }: CardHeadProps) {
  const { app } = usePage().props
  return (
    <Head>
      <meta property="og:image" content={`${app.url}/cards/${card}.jpg`} />
      <meta property="og:image:type" content="image/jpeg" />
      <meta property="og:image:width" content={String(CARD_WIDTH)} />
      <meta property="og:image:height" content={String(CARD_HEIGHT)} />
      <meta property="og:image:alt" content={alt} />
      <meta name="twitter:card" content="summary_large_image" />
    </Head>
  )
}
