import type { Data } from '#data'
import { Badge } from '#app/kit/display/badge'
import { CompareSlider } from '#app/kit/media/compare_slider'
import { stagingContent, type StagedPicture } from '#app/properties/parts/component_content'
import { PartFrame } from '#app/properties/parts/ui/part_frame'
import { useShownListing } from '#app/properties/parts/ui/shown_listing'
import { pairOf } from '#app/properties/staging/ui/staged_pair'

const SIZES = '(min-width: 1296px) 790px, 100vw'

export function PropertyStaging() {
  const { staging } = useShownListing().property.components
  const { pictures } = stagingContent(staging?.content)
  const images = staging?.images ?? []
  const shown = pictures.filter((picture) => pairOf(picture, images))
  if (!shown.length) return null

  return (
    <PartFrame
      part="staging"
      title="Virtually staged"
      lead="AI-generated from photos of this home. Drag the line to see each room as it is."
    >
      <ul className="flex flex-col gap-10">
        {shown.map((picture) => (
          <li key={picture.image}>
            <Staged picture={picture} images={images} />
          </li>
        ))}
      </ul>
    </PartFrame>
  )
}

interface StagedProps {
  picture: StagedPicture
  images: readonly Data.Media.Image[]
}

function Staged({ picture, images }: StagedProps) {
  const pair = pairOf(picture, images)
  if (!pair) return null
  const { after, before } = pair
  const name = picture.caption || 'A room'
  return (
    <figure>
      <CompareSlider
        before={{ ...before, alt: `${name}, as it is today` }}
        after={{ ...after, alt: `${name}, virtually staged` }}
        label={`${name}, before and after`}
        sizes={SIZES}
      >
        <Badge tone="veil">Virtually staged</Badge>
      </CompareSlider>
      <figcaption className="mt-2 flex flex-wrap justify-between gap-x-6 text-13 text-muted">
        <span dir="auto">{picture.caption}</span>
        <a href={before.url} className="underline decoration-faint underline-offset-4">
          View original
        </a>
      </figcaption>
    </figure>
  )
}
