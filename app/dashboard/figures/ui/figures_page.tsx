import { Head, Link } from '@inertiajs/react'
import { ArrowLeft } from 'lucide-react'
import type { Data } from '#data'
import { FiguresPanel } from '#app/dashboard/figures/ui/figures_panel'
import type { Analytics } from '#app/dashboard/figures/ui/figure_periods'
import type { FigureRange } from '#app/properties/figures/figure_options'
import { ButtonLink } from '#app/kit/button/button_link'
import { SectionHeading } from '#app/kit/display/section_heading'
import { useAccount } from '#app/kit/hooks/use_shared_props'
import { isRealtor } from '#app/kit/shell/navigation_entry'
import { PropertySummary } from '#app/properties/ui/property_summary'

interface FiguresProps {
  property: Data.Properties.Property.Variants['toCard']
  days: FigureRange
  analytics: Analytics
}

export default function Figures({ property, days, analytics }: FiguresProps) {
  const name = property.name ?? 'Untitled listing'
  return (
    <div className="gutter page py-10">
      <Head title={`Performance of ${name}`} />
      {isRealtor(useAccount()) && (
        <Link
          href="/dashboard/properties"
          className="mb-6 inline-flex items-center gap-2 text-13 text-muted hover:text-ink"
        >
          <ArrowLeft size={16} strokeWidth={1.5} aria-hidden />
          My listings
        </Link>
      )}
      <SectionHeading
        level="page"
        label="Performance"
        action={<ButtonLink href={`/properties/${property.slug}`}>View listing</ButtonLink>}
      >
        <bdi>{name}</bdi>
      </SectionHeading>
      <div className="mt-2">
        <PropertySummary property={property} />
      </div>
      <div className="mt-10">
        <FiguresPanel title="Visits and questions" days={days} analytics={analytics} />
      </div>
      <p className="mt-8 max-w-[60ch] text-13 text-muted">
        Each visitor counts once a day, without cookies. Robots, you and your team don’t count. Days
        are in UTC.
      </p>
    </div>
  )
}
