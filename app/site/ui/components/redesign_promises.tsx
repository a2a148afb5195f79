import { TextLink } from '#app/kit/button/text_link'

interface RedesignPromisesProps {
  /** the hosted service that makes the designs; null for the built-in engine */
  drawnBy: string | null
}

export function RedesignPromises({ drawnBy }: RedesignPromisesProps) {
  const promises = [
    {
      title: 'Who sees it',
      text: 'Only you. Photos and designs are private until you create a link, and private again when you turn it off.',
    },
    {
      title: 'Where it goes',
      text: drawnBy
        ? `To this site, which sends it to ${drawnBy}, the service that makes the design, without your name. We remove its location first.`
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
