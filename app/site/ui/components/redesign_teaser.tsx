import { ButtonLink } from '#app/kit/button/button_link'
import bedroom from '#app/designs/ui/samples/bedroom.jpg'

export function RedesignTeaser() {
  return (
    <section className="page gutter mt-24 md:mt-32" aria-labelledby="redesign">
      <div className="grid gap-8 md:grid-cols-12 md:items-center md:gap-6">
        <div className="md:col-span-5 md:pr-8">
          <h2 id="redesign" className="text-28 md:text-36 lg:text-48">
            See your own room a new way
          </h2>
          <p className="mt-6 max-w-[44ch] text-muted">
            Take a photo and choose a look. The walls and windows stay; everything else can change.
            Every design is labeled as AI-generated.
          </p>
          <div className="mt-7">
            <ButtonLink href="/redesign-your-interior">How it works</ButtonLink>
          </div>
        </div>
        <img
          src={bedroom}
          alt="A bedroom with a sage blanket on the bed and a window to the garden"
          width={1080}
          height={720}
          loading="lazy"
          decoding="async"
          className="aspect-3/2 w-full rounded-6 bg-raised object-cover md:col-span-7"
        />
      </div>
    </section>
  )
}
