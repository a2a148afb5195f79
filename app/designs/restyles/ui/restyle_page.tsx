import { useState } from 'react'
import { Head } from '@inertiajs/react'
import { ImageOff } from 'lucide-react'
import { EngineChoice } from '#app/designs/engines/ui/engine_choice'
import { engineFor, privacyNote } from '#app/designs/engines/ui/engine_words'
import { NO_OPTIONS } from '#app/designs/looks/ui/design_options'
import { designTitleOf } from '#app/designs/looks/ui/look_words'
import { OptionsPanel } from '#app/designs/looks/ui/options_panel'
import { PalettePreview } from '#app/designs/looks/ui/palette_preview'
import { PhotoChoiceCard } from '#app/designs/restyles/ui/photo_choice_card'
import { RestyleBar } from '#app/designs/restyles/ui/restyle_bar'
import { useRestyleChoice, useRestyleOrder } from '#app/designs/restyles/ui/use_restyle_choice'
import type {
  DesignOptions,
  Engine,
  EngineKind,
  Looks,
  RestylePhoto,
  RestyleSummary,
} from '#app/designs/ui/types'
import { useCredits } from '#app/designs/ui/use_credits'
import { ButtonLink } from '#app/kit/button/button_link'
import { TextLink } from '#app/kit/button/text_link'
import { countWords } from '#app/kit/display/count_words'
import { SectionHeading } from '#app/kit/display/section_heading'
import { TimeAgo } from '#app/kit/display/time_ago'
import { EmptyState } from '#app/kit/list/empty_state'

interface RestyleProps {
  property: { slug: string; name: string | null }
  photos: RestylePhoto[]
  earlier: RestyleSummary[]
  /** everyone who makes designs here, the usual one first */
  engines: Engine[]
  looks: Looks
  credits: number
}

export default function Restyle(props: RestyleProps) {
  const { property, photos, earlier, engines, looks } = props
  const edit = `/properties/${property.slug}/edit`
  const [options, setOptions] = useState(NO_OPTIONS)
  const [engineKind, chooseEngine] = useState<EngineKind | null>(null)
  const engine = engineFor(engines, engineKind)
  const { choices, decide } = useRestyleChoice(photos)
  const { order, isSending, refusal } = useRestyleOrder(property.slug)
  const [credits] = useCredits(props.credits)
  const chosen = choices.filter(({ isChosen }) => isChosen)

  const choose = (change: Partial<DesignOptions>) => setOptions((now) => ({ ...now, ...change }))
  const start = () =>
    void order({
      options,
      engine_kind: engine.kind,
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
              <EngineChoice
                engines={engines}
                value={engine}
                onChange={chooseEngine}
                photos={photos.length}
              />
            </section>
            <section aria-labelledby="photos" className="min-w-0">
              <h2 id="photos" className="text-22">
                The photos
              </h2>
              <p className="mt-2 text-13 text-muted">
                {chosen.length} of {photos.length} chosen.{' '}
                {engines.length === 1 && privacyNote(engine, photos.length)}
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
            price={engine.price}
            credits={credits}
            typicalSeconds={engine.typical_seconds}
            isSending={isSending}
            refusal={refusal}
            onStart={start}
          />
        </>
      )}
    </div>
  )
}

interface EarlierRestylesProps {
  restyles: readonly RestyleSummary[]
  looks: Looks
}

/** The way back to what was ordered before. */
function EarlierRestyles({ restyles, looks }: EarlierRestylesProps) {
  if (!restyles.length) return null
  return (
    <section aria-labelledby="earlier" className="mt-6">
      <h2 id="earlier" className="label">
        Your restyles of this listing
      </h2>
      <ul className="mt-2 flex flex-wrap gap-x-8 gap-y-1 text-13">
        {restyles.map(({ id, options, count, created_at: createdAt }) => (
          <li key={id} className="text-muted">
            <TextLink href={`/restyles/${id}`} className="inline-flex min-h-6 items-center">
              {designTitleOf(options, looks)}
            </TextLink>
            , {countWords(count, 'photo')}, <TimeAgo at={createdAt} />
          </li>
        ))}
      </ul>
    </section>
  )
}
