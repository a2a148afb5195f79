import { Head, usePage } from '@inertiajs/react'
import { Download } from 'lucide-react'
import { openHouseDay, openHouseHours } from '#app/farm/open_houses/open_house_words'
import type { OpenHouse } from '#app/farm/ui/types'
import { buttonStyle } from '#app/kit/button/button_style'
import { ButtonLink } from '#app/kit/button/button_link'
import { useLocale } from '#app/kit/hooks/use_reader'
import { Photo } from '#app/kit/media/photo'
import { QrCode } from '#app/kit/share/qr_code'

interface OpenHouseSignProps {
  open_house: OpenHouse
  address: string | null
  realtor: string
}

const PAPERS = [
  { paper: 'a4', label: 'A4' },
  { paper: 'letter', label: 'US Letter' },
] as const

/** As the server draws it, and the way to print it. */
export default function OpenHouseSign({ open_house: house, ...props }: OpenHouseSignProps) {
  const { app } = usePage().props
  const locale = useLocale()
  const path = `/open-houses/${house.slug}`
  const home = house.property.name ?? 'Open house'
  return (
    <div className="gutter mx-auto w-full max-w-200 pt-6 pb-20 md:pt-8 print:p-0">
      <Head title={`${home}, sign`}>
        <meta name="robots" content="noindex" />
      </Head>
      <div className="mb-6 flex flex-wrap items-center gap-3 print:hidden">
        {PAPERS.map(({ paper, label }, index) => (
          <a
            key={paper}
            href={`${path}/sign/${paper}.pdf`}
            target="_blank"
            rel="noopener"
            className={buttonStyle({ variant: index ? 'line' : 'primary' })}
          >
            <Download size={18} strokeWidth={1.5} aria-hidden />
            PDF, {label}
          </a>
        ))}
        <ButtonLink href="/farm/open-houses" variant="quiet">
          All open houses
        </ButtonLink>
      </div>
      <article className="overflow-hidden rounded-6 border border-line bg-surface print:border-0">
        <div className="aspect-video">
          <Photo image={house.property.featured_image} ratio="fill" sizes="800px" alt="" priority />
        </div>
        <div className="p-8 md:p-12">
          <p className="display text-48 text-brass md:text-64">Open house</p>
          <h1 className="mt-4 text-36 break-words">{home}</h1>
          <p className="mt-5 text-18">
            {openHouseDay(house, locale)}
            <br />
            {openHouseHours(house, locale)}
          </p>
          {props.address && <p className="mt-3 text-muted">{props.address}</p>}
          <div className="mt-10 flex flex-wrap items-end justify-between gap-6">
            <div>
              <p className="display text-28">Scan to register</p>
              <p className="mt-2">{props.realtor}</p>
            </div>
            <QrCode
              value={`${app.url}${path}`}
              label="QR code that opens its page"
              className="w-36"
            />
          </div>
        </div>
      </article>
    </div>
  )
}
