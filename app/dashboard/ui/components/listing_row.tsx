import { Link } from '@inertiajs/react'
import { Eye, MoreHorizontal, Pencil } from 'lucide-react'
import type { Data } from '#data'
import { Badge } from '#app/common/ui/kit/badge'
import { IconButton } from '#app/common/ui/kit/icon_button'
import { Menu } from '#app/common/ui/kit/menu'
import { Photo } from '#app/common/ui/kit/photo'
import { Price } from '#app/common/ui/kit/price'
import { TimeAgo } from '#app/common/ui/kit/time_ago'
import { PropertySummary } from '#app/properties/ui/components/property_summary'

interface ListingRowProps {
  property: Data.Properties.Property.Variants['toCard']
}

/** One of one's own listings; leads to its editor. */
export function ListingRow({ property }: ListingRowProps) {
  const name = property.name ?? 'Without a name'
  const edit = `/properties/${property.slug}/edit`
  return (
    <li className="grid grid-cols-[96px_minmax(0,1fr)_auto] items-center gap-4 border-b border-line py-4 md:grid-cols-[132px_minmax(0,1fr)_160px_140px_auto] md:gap-6">
      <Photo image={property.featured_image} sizes="132px" alt="" className="rounded-6" />
      <div className="min-w-0">
        <p className="flex items-center gap-3">
          <Link href={edit} className="display min-w-0 truncate text-18 hover:underline md:text-22">
            {name}
          </Link>
          {property.is_private && <Badge>Private</Badge>}
        </p>
        <PropertySummary property={property} />
        <p className="mt-1 text-13 md:hidden">
          {property.currency && <Price amount={property.price} currency={property.currency} />}
        </p>
      </div>
      <div className="hidden text-right md:block">
        {property.currency && <Price amount={property.price} currency={property.currency} />}
      </div>
      <p className="hidden text-13 text-muted md:block">
        changed <TimeAgo at={property.updated_at} />
      </p>
      <Menu
        trigger={<IconButton icon={MoreHorizontal} label={`Actions for ${name}`} />}
        groups={[
          [
            { label: 'Edit', icon: Pencil, href: edit },
            { label: 'See its page', icon: Eye, href: `/properties/${property.slug}` },
          ],
        ]}
      />
    </li>
  )
}
