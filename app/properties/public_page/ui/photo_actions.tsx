import { cutShort } from '#app/kit/display/cut_short'
import { apiPath } from '#app/kit/calls/api_path'
import { ShareButton } from '#app/kit/share/share_button'
import { useShownListing } from '#app/properties/parts/ui/shown_listing'
import { SHARED_LINK } from '#app/properties/views/visit_options'
import { SaveButton } from '#app/properties/saving/ui/save_button'

/** Heart and share, in the corner of the listing's first photo. */
export function PhotoActions() {
  const { property, url, isSaved, isPreview } = useShownListing()
  if (isPreview) return null
  return (
    <div className="absolute top-3 right-3 z-10 flex gap-2 print:hidden">
      {property.publish && !property.is_private && (
        <ShareButton
          isIconOnly
          isOnPhoto
          url={`${url}?${SHARED_LINK}`}
          title={property.name ?? ''}
          description={cutShort(property.description ?? '', 160)}
          image={property.featured_image}
          onShared={() => tellShare(property.slug)}
        />
      )}
      <SaveButton home={{ ...property, is_saved: isSaved }} />
    </div>
  )
}

/** Tells the server that somebody passed a listing on, without holding anything up. */
function tellShare(slug: string): void {
  navigator.sendBeacon(apiPath('properties/:slug/shares', { slug }))
}
