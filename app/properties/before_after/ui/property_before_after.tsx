import { CompareSlider } from '#app/kit/media/compare_slider'
import { beforeAfterContent, shownPairs } from '#app/properties/before_after/before_after'
import { PartFrame } from '#app/properties/parts/ui/part_frame'
import { useShownListing } from '#app/properties/parts/ui/shown_listing'

const SIZES = '(min-width: 1296px) 790px, 100vw'

/** Pairs of the listing’s own photos, one over the other. */
export function PropertyBeforeAfter() {
  const { property, images } = useShownListing()
  const { title, pairs } = beforeAfterContent(property.components.before_after?.content)
  const shown = shownPairs(pairs, images)
  if (!shown.length) return null
  return (
    <PartFrame
      part="before_after"
      title={title || 'Before and after'}
      lead="Drag the line to see each place as it was and as it is."
    >
      <ul className="flex flex-col gap-10">
        {shown.map(({ id, before, after, caption }, index) => {
          const name = caption || `Pair ${index + 1}`
          return (
            <li key={id}>
              <figure>
                <CompareSlider
                  before={{ ...before, alt: before.alt ?? `${name}, before` }}
                  after={{ ...after, alt: after.alt ?? `${name}, after` }}
                  label={`${name}, before and after`}
                  sizes={SIZES}
                />
                {caption && (
                  <figcaption dir="auto" className="mt-2 text-13 break-words text-muted">
                    {caption}
                  </figcaption>
                )}
              </figure>
            </li>
          )
        })}
      </ul>
    </PartFrame>
  )
}
