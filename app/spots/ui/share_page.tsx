import { Head, Link, usePage } from '@inertiajs/react'
import { ArrowLeft } from 'lucide-react'
import { SectionHeading } from '#app/kit/display/section_heading'
import { Photo } from '#app/kit/media/photo'
import { CopyField } from '#app/kit/share/copy_field'
import { QrCode } from '#app/kit/share/qr_code'
import { ShareNetworkPicker } from '#app/kit/share/share_network_picker'
import { EMBED_HEIGHT, EMBED_WIDTH, spotEmbedCode } from '#app/spots/embed_code'
import { coverOf, spotTitle } from '#app/spots/spot_words'
import type { Spot } from '#app/spots/ui/types'

export default function SpotShare({ spot }: { spot: Spot }) {
  const { app } = usePage().props
  const url = `${app.url}/spots/${spot.slug}`
  const title = spotTitle(spot)
  const cover = coverOf(spot)
  const content = {
    url,
    title,
    description: `By ${spot.user.name}`,
    media: cover ? `${app.url}${cover.url}` : undefined,
  }
  return (
    <div className="gutter page pt-4 pb-24 md:pt-8">
      <Head title={`Share ${title}`}>
        <meta name="robots" content="noindex" />
      </Head>
      <Link
        href={`/spots/${spot.slug}`}
        className="mb-4 inline-flex min-h-11 items-center gap-2 rounded-2 text-muted hover:text-ink"
      >
        <ArrowLeft size={18} strokeWidth={1.5} aria-hidden />
        Back to the spot
      </Link>
      <SectionHeading level="page">Share this spot</SectionHeading>
      <div className="mt-8 grid grid-cols-1 gap-10 md:grid-cols-[280px_minmax(0,1fr)]">
        <div className="max-md:max-w-48">
          <Photo image={cover} ratio="9/16" sizes="280px" alt="" priority className="rounded-6" />
          <p dir="auto" className="display mt-4 text-18">
            {title}
          </p>
          <p className="text-13 text-muted">
            By <bdi>{spot.user.name}</bdi>
          </p>
        </div>
        <div className="flex min-w-0 flex-col gap-10">
          <CopyField label="Link" value={url} />
          <ShareNetworkPicker content={content} />
          <section className="flex flex-wrap items-center justify-between gap-6 border-t border-line pt-8">
            <div className="max-w-72">
              <h2 className="text-22">QR code</h2>
              <p className="mt-2 text-muted">Print it on a sign or flyer. It opens this spot.</p>
            </div>
            <QrCode value={url} label={`QR code that opens ${title}`} className="w-40" />
          </section>
          {spot.status === 'publish' && (
            <section className="border-t border-line pt-8">
              <h2 className="text-22">Embed</h2>
              <p className="mt-2 mb-5 text-muted">
                Paste this into your website. It loads no trackers.
              </p>
              <CopyField label="Embed code" value={spotEmbedCode(app.url, spot.slug, title)} />
              <iframe
                src={`/spots/${spot.slug}/embed`}
                width={EMBED_WIDTH}
                height={EMBED_HEIGHT}
                title={`Preview of ${title}`}
                loading="lazy"
                className="mt-6 max-w-full rounded-6 bg-black"
              />
            </section>
          )}
        </div>
      </div>
    </div>
  )
}
