import { TextLink } from '#app/kit/button/text_link'
import { Photograph } from '#app/site/ui/components/photograph'

const POINTS = [
  {
    title: 'A page for every home',
    text: 'Large photos, the facts that matter, and a story worth reading. Publish it when it’s ready, or keep it private for as long as you like.',
  },
  {
    title: 'People with names',
    text: 'Every listing belongs to a real person with a name and a profile. You always know who you’re talking to.',
  },
  {
    title: 'Private by design',
    text: 'No trackers and no ads. We remove the location from your photos before anyone sees them.',
  },
]

export function Manifesto() {
  return (
    <section className="page gutter mt-24 md:mt-32" aria-labelledby="manifesto">
      <div className="grid gap-8 md:grid-cols-12 md:items-end md:gap-6">
        <div className="md:col-span-7">
          <Photograph
            name="living"
            alt="A living room with a stone fireplace and low tables"
            sizes="(min-width: 1296px) 690px, (min-width: 768px) 58vw, 100vw"
            className="aspect-3/2 w-full rounded-6 object-cover"
          />
        </div>
        <div className="md:col-span-5 md:pb-4 md:pl-8">
          <h2 id="manifesto" className="text-28 md:text-36 lg:text-48">
            A house is a set of facts. A home is a story.
          </h2>
          <p className="mt-6 max-w-[44ch] text-muted">
            vesta is a place for both: for people who sell, people who are looking, and anyone who
            loves to see how others live. <TextLink href="/about">Read our story</TextLink>
          </p>
        </div>
      </div>
      <dl className="mt-14 grid gap-x-10 gap-y-10 md:mt-20 md:grid-cols-3">
        {POINTS.map(({ title, text }) => (
          <div key={title} className="border-t border-line pt-6">
            <dt className="display text-22">{title}</dt>
            <dd className="mt-3 max-w-[44ch] text-muted">{text}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
