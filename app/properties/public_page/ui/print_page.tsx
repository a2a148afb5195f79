import { Head, usePage } from '@inertiajs/react'
import { Printer } from 'lucide-react'
import type { Data } from '#data'
import { Button } from '#app/kit/button/button'
import { ButtonLink } from '#app/kit/button/button_link'
import { Price } from '#app/kit/display/price'
import { Photo } from '#app/kit/media/photo'
import { QrCode } from '#app/kit/share/qr_code'
import { floorPlansContent, shownPlans } from '#app/properties/floor_plans/floor_plans'
import { featuresContent } from '#app/properties/parts/component_content'
import { PlanPaper } from '#app/properties/floor_plans/ui/plan_paper'
import { PropertyFacts } from '#app/properties/templates/ui/fact_list'

interface PropertyPrintProps {
  property: Data.Properties.Property
  images: Data.Media.Image[]
}

const MAX_PHOTOS = 3
const MAX_FEATURES = 8

/** A listing on one sheet of paper, or two with its floor plans, with a code that opens its page. */
export default function PropertyPrint({ property, images }: PropertyPrintProps) {
  const { app } = usePage().props
  const path = `/properties/${property.slug}`
  const url = `${app.url}${path}`
  const name = property.name ?? 'Untitled listing'
  const others = images.filter(({ id }) => id !== property.featured_image?.id).slice(0, MAX_PHOTOS)
  const { floor_plans: plansPart, features: featuresPart } = property.components
  const plans = shownPlans(floorPlansContent(plansPart?.content), plansPart?.images ?? [], [])
  const features = featuresContent(featuresPart?.content).items

  return (
    <div className="gutter mx-auto max-w-[820px] pt-4 pb-20 print:max-w-none print:p-0">
      <Head title={`${name}, print sheet`}>
        <meta name="robots" content="noindex" />
        <link head-key="canonical" rel="canonical" href={url} />
      </Head>
      <div className="mb-6 flex flex-wrap gap-3 print:hidden">
        <Button variant="primary" icon={Printer} onClick={() => window.print()}>
          Print or save as PDF
        </Button>
        <ButtonLink href={path}>Back to the home</ButtonLink>
      </div>
      <article className="flex flex-col gap-5 print:gap-3">
        <div className="aspect-video print:aspect-auto print:h-60">
          <Photo image={property.featured_image} ratio="fill" sizes="820px" priority />
        </div>
        <header className="grid gap-x-8 gap-y-2 sm:grid-cols-[1fr_auto]">
          <h1 dir="auto" className="text-36 break-words">
            {name}
          </h1>
          <p className="display text-28">
            {property.currency && <Price amount={property.price} currency={property.currency} />}
          </p>
          <p className="text-muted">{property.full_address}</p>
        </header>
        <PropertyFacts property={property} />
        {property.description && (
          <p dir="auto" className="line-clamp-6 whitespace-pre-line print:line-clamp-4">
            {property.description}
          </p>
        )}
        {others.length > 0 && (
          <ul className="grid grid-cols-3 gap-3">
            {others.map((image) => (
              <li key={image.id}>
                <Photo image={image} ratio="16/9" sizes="270px" priority />
              </li>
            ))}
          </ul>
        )}
        {features.length > 0 && (
          <ul className="grid gap-x-8 text-13 sm:grid-cols-2">
            {features.slice(0, MAX_FEATURES).map((feature) => (
              <li key={feature} className="border-b border-line py-1.5">
                {feature}
              </li>
            ))}
          </ul>
        )}
        {plans.length > 0 && (
          <ul className="grid gap-5 sm:grid-cols-2 print:grid-cols-2">
            {plans.map(({ id, name, picture }) => (
              <li key={id} className="break-inside-avoid">
                <PlanPaper picture={picture} name={name} sizes="400px" priority />
                <p dir="auto" className="mt-1 text-13 text-muted">
                  {name}
                </p>
              </li>
            ))}
          </ul>
        )}
        <footer className="flex break-inside-avoid items-center justify-between gap-6 border-t border-line pt-5">
          <div className="min-w-0">
            <p dir="auto" className="display text-22">
              {property.owner.name}
            </p>
            {property.team && (
              <p dir="auto" className="text-muted">
                {property.team.name}
              </p>
            )}
            <p className="mt-2 text-13 break-all text-muted">{url}</p>
          </div>
          <QrCode value={url} label={`QR code that opens ${name}`} className="w-28 shrink-0" />
        </footer>
      </article>
    </div>
  )
}
