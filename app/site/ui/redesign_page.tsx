import { usePage } from '@inertiajs/react'
import { creditsInWords } from '#app/designs/design_limits'
import { RoomScene } from '#app/designs/looks/ui/room_scene'
import type { LookOption } from '#app/designs/ui/types'
import { ButtonLink } from '#app/kit/button/button_link'
import { TextLink } from '#app/kit/button/text_link'
import { cardImage, PublicHead } from '#app/kit/share/public_head'
import { Invitation } from '#app/site/ui/invitation'
import { RedesignHero } from '#app/site/ui/redesign_hero'

interface RedesignProps {
  themes: LookOption[]
  counts: { designers: number; places: number; colors: number }
  price: number
  /** of a draft by the built-in engine, where a hosted service makes designs too */
  draft_price: number | null
  /** the hosted service that makes the designs; null for the built-in engine */
  drawn_by: string | null
}

export default function Redesign(props: RedesignProps) {
  const { themes, counts, price, draft_price: draftPrice, drawn_by: drawnBy } = props
  const { account } = usePage().props

  return (
    <>
      <PublicHead
        title="Redesign your interior"
        description="Take a photo of a room, choose a look, and see the result in moments. How it works, and what happens to your photo."
        path="/redesign-your-interior"
        image={cardImage('/cards/pages/redesign.jpg', 'See your room in another light')}
      />
      <RedesignHero isSignedIn={Boolean(account)} themes={themes.slice(-3)} />
      <RedesignSteps {...{ counts, price, draftPrice }} themeCount={themes.length} />
      <RedesignLooks themes={themes} />
      <RedesignPromises drawnBy={drawnBy} />
      {!account && <Invitation title="Start with a photo" text="It takes a minute." />}
    </>
  )
}

function RedesignLooks({ themes }: { themes: readonly LookOption[] }) {
  return (
    <section aria-labelledby="looks" className="page gutter mt-24 md:mt-32">
      <div className="flex flex-wrap items-end justify-between gap-4">
        <h2 id="looks" className="text-28 md:text-36">
          Choose from {themes.length} looks
        </h2>
        <ButtonLink href="/designs">See what others made</ButtonLink>
      </div>
      <ul className="mt-10 grid grid-cols-2 gap-x-4 gap-y-8 md:grid-cols-3 md:gap-x-6 lg:grid-cols-4">
        {themes.map(({ id, label, description, swatches }) => (
          <li key={id}>
            <RoomScene swatches={swatches} className="aspect-4/3 w-full rounded-6" />
            <h3 className="mt-3 text-18">{label}</h3>
            <p className="mt-1 text-13 text-muted">{description}</p>
          </li>
        ))}
      </ul>
    </section>
  )
}

interface RedesignStepsProps {
  counts: { designers: number; places: number; colors: number }
  themeCount: number
  /** image credits per design */
  price: number
  draftPrice: number | null
}

function RedesignSteps({ counts, themeCount, price, draftPrice }: RedesignStepsProps) {
  const isDraftCheaper = draftPrice !== null && draftPrice < price
  const cost = `${creditsInWords(price)} each${isDraftCheaper ? `, or ${creditsInWords(draftPrice)} for a draft` : ''}`
  const steps = [
    {
      title: 'Add a photo',
      text: 'Stand in a corner and hold the camera level. Use your phone, choose a file, or start with one of three sample rooms.',
    },
    {
      title: 'Choose a look',
      text: `Mix ${themeCount} themes, ${counts.designers} designer styles, ${counts.places} places and ${counts.colors} colors, and add anything else in your own words.`,
    },
    {
      title: 'Watch it happen',
      text: `Follow each step live. Compare before and after, try another version, and keep what you like. ${cost}, refunded if it fails.`,
    },
  ]

  return (
    <section
      id="how"
      aria-labelledby="how-title"
      className="page gutter mt-24 scroll-mt-24 md:mt-32"
    >
      <h2 id="how-title" className="text-28 md:text-36">
        How it works
      </h2>
      <ol className="mt-10 grid gap-10 md:grid-cols-3">
        {steps.map(({ title, text }, index) => (
          <li key={title} className="border-t border-line pt-6">
            <span className="display num text-28 text-faint" aria-hidden>
              {index + 1}
            </span>
            <h3 className="mt-3 text-22">{title}</h3>
            <p className="mt-3 max-w-[44ch] text-muted">{text}</p>
          </li>
        ))}
      </ol>
    </section>
  )
}

interface RedesignPromisesProps {
  /** the hosted service that makes the designs; null for the built-in engine */
  drawnBy: string | null
}

function RedesignPromises({ drawnBy }: RedesignPromisesProps) {
  const promises = [
    {
      title: 'Who sees it',
      text: 'Only you. Photos and designs are private until you create a link, and private again when you turn it off.',
    },
    {
      title: 'Where it goes',
      text: drawnBy
        ? `To this site. For a photorealistic design we send it to ${drawnBy}, without your name; a draft is made on our own server. We remove the photo’s location first.`
        : 'To this site and no further. The design is made on our own server, and we remove the photo’s location first.',
    },
    {
      title: 'When it’s deleted',
      text: 'As soon as you delete a design. Its pictures go with it, and links to it stop working.',
    },
    {
      title: 'How it’s labeled',
      text: 'Every redesign is labeled as AI-generated: on the page, in the picture and in the file. The original is always one click away.',
    },
  ]

  return (
    <section aria-labelledby="your-photo" className="page gutter mt-24 md:mt-32">
      <div className="grid gap-10 md:grid-cols-12 md:gap-6">
        <div className="md:col-span-4">
          <h2 id="your-photo" className="text-28 md:text-36">
            What happens to your photo
          </h2>
          <p className="mt-5 max-w-[36ch] text-muted">
            For the details, see our <TextLink href="/data-policy">data policy</TextLink>.
          </p>
        </div>
        <dl className="grid gap-x-8 gap-y-10 sm:grid-cols-2 md:col-span-8">
          {promises.map(({ title, text }) => (
            <div key={title} className="border-t border-line pt-5">
              <dt className="display text-22">{title}</dt>
              <dd className="mt-2 text-muted">{text}</dd>
            </div>
          ))}
        </dl>
      </div>
    </section>
  )
}
