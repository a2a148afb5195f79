import { useState } from 'react'
import { Head } from '@inertiajs/react'
import { ImageOff } from 'lucide-react'
import { ButtonLink } from '#app/kit/button/button_link'
import { TextLink } from '#app/kit/button/text_link'
import { SectionHeading } from '#app/kit/display/section_heading'
import { EmptyState } from '#app/kit/list/empty_state'
import { OptionsPanel } from '#app/designs/ui/components/options/options_panel'
import { PalettePreview } from '#app/designs/ui/components/options/palette_preview'
import { EarlierRestyles } from '#app/designs/ui/components/restyle/earlier_restyles'
import { PhotoChoiceCard } from '#app/designs/ui/components/restyle/photo_choice_card'
import { RestyleBar } from '#app/designs/ui/components/restyle/restyle_bar'
import { useCredits } from '#app/designs/ui/hooks/use_credits'
import { useRestyleChoice } from '#app/designs/ui/hooks/use_restyle_choice'
import { useRestyleOrder } from '#app/designs/ui/hooks/use_restyle_order'
import { NO_OPTIONS } from '#app/designs/ui/state/no_options'
import { privacyNote } from '#app/designs/ui/state/privacy_note'
import type {
  DesignOptions,
  Engine,
  Looks,
  RestylePhoto,
  RestyleSummary,
} from '#app/designs/ui/state/types'

interface RestyleProps {
  property: { slug: string; name: string | null }
  photos: RestylePhoto[]
  earlier: RestyleSummary[]
  engine: Engine
  typical_seconds: number | null
  looks: Looks
  credits: number
  price: number
}

export default function Restyle(props: RestyleProps) {
  const { property, photos, earlier, engine, looks, price } = props
  const edit = `/properties/${property.slug}/edit`
  const [options, setOptions] = useState(NO_OPTIONS)
  const { choices, decide } = useRestyleChoice(photos)
  const { order, isSending, refusal } = useRestyleOrder(property.slug)
  const [credits] = useCredits(props.credits)
  const chosen = choices.filter(({ isChosen }) => isChosen)

  const choose = (change: Partial<DesignOptions>) => setOptions((now) => ({ ...now, ...change }))
  const start = () =>
    void order({
      options,
      photos: chosen.map(({ photo, roomType }) => ({ image: photo.image.id, room_type: roomType })),
    })

  return (
    <div className="gutter mx-auto w-full max-w-400 pt-6 md:pt-8">
      <Head title="Restyle listing" />
      <p className="text-13">
        <TextLink href={`${edit}?step=photos`} className="inline-flex min-h-6 items-center">
          Back to {property.name ?? 'the listing'}
        </TextLink>
      </p>
      <div className="mt-4">
        <SectionHeading level="page">Restyle this listing</SectionHeading>
      </div>
      <p className="mt-3 max-w-[64ch] text-muted">
        Choose a look once. Every photo you pick is redesigned with the same palette and finishes,
        and shown next to its original.
      </p>
      <EarlierRestyles restyles={earlier} looks={looks} />
      {photos.length === 0 ? (
        <EmptyState
          icon={ImageOff}
          title="No photos yet"
          action={<ButtonLink href={`${edit}?step=photos`}>Add photos</ButtonLink>}
        >
          Add photos of the rooms to the listing first.
        </EmptyState>
      ) : (
        <>
          <div className="mt-8 grid gap-8 pb-8 lg:grid-cols-[22.5rem_minmax(0,1fr)] lg:gap-12">
            <section aria-labelledby="look" className="min-w-0">
              <h2 id="look" className="text-22">
                The look
              </h2>
              <div className="mt-4">
                <PalettePreview options={options} looks={looks} />
              </div>
              <OptionsPanel {...{ engine, looks, options, choose }} isForOneRoom={false} />
            </section>
            <section aria-labelledby="photos" className="min-w-0">
              <h2 id="photos" className="text-22">
                The photos
              </h2>
              <p className="mt-2 text-13 text-muted">
                {chosen.length} of {photos.length} chosen. {privacyNote(engine, photos.length)}
              </p>
              <ul className="mt-5 grid gap-x-4 gap-y-8 sm:grid-cols-2 md:grid-cols-3 lg:grid-cols-2 xl:grid-cols-3">
                {choices.map((choice, index) => (
                  <PhotoChoiceCard
                    key={choice.photo.image.id}
                    choice={choice}
                    place={index + 1}
                    rooms={looks.room_types}
                    onDecide={(change) => decide(choice.photo.image.id, change)}
                  />
                ))}
              </ul>
            </section>
          </div>
          <RestyleBar
            count={chosen.length}
            price={price}
            credits={credits}
            typicalSeconds={props.typical_seconds}
            isSending={isSending}
            refusal={refusal}
            onStart={start}
          />
        </>
      )}
    </div>
  )
}
