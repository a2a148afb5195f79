import { Head, usePage } from '@inertiajs/react'
import { Printer } from 'lucide-react'
import type { Data } from '#data'
import { Button } from '#app/kit/button/button'
import { ButtonLink } from '#app/kit/button/button_link'
import { PrintSheet } from '#app/properties/templates/ui/print/print_sheet'

interface PropertyPrintProps {
  property: Data.Properties.Property
  images: Data.Media.Image[]
}

/** A listing on paper, with a code that opens its page. */
export default function PropertyPrint({ property, images }: PropertyPrintProps) {
  const { app } = usePage().props
  const path = `/properties/${property.slug}`
  const url = `${app.url}${path}`
  const cover = property.featured_image
  const others = images.filter(({ id }) => id !== cover?.id)

  return (
    <div className="gutter mx-auto max-w-[820px] pt-4 pb-20 print:max-w-none print:p-0">
      <Head title={`${property.name ?? 'Untitled listing'}, print sheet`}>
        <meta name="robots" content="noindex" />
        <link head-key="canonical" rel="canonical" href={url} />
      </Head>
      <div className="mb-6 flex flex-wrap gap-3 print:hidden">
        <Button variant="primary" icon={Printer} onClick={() => window.print()}>
          Print or save as PDF
        </Button>
        <ButtonLink href={path}>Back to the home</ButtonLink>
      </div>
      <PrintSheet property={property} images={cover ? [cover, ...others] : others} url={url} />
    </div>
  )
}
