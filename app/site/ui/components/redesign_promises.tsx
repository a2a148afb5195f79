import { TextLink } from '#app/common/ui/kit/text_link'

interface RedesignPromisesProps {
  /** the service that draws; null where this server does it itself */
  drawnBy: string | null
}

/** What happens to a photograph, in plain words. */
export function RedesignPromises({ drawnBy }: RedesignPromisesProps) {
  const promises = [
    {
      title: 'Who sees it',
      text: 'You. Photographs and designs are private until you make a link yourself, and private again when you take it back.',
    },
    {
      title: 'Where it goes',
      text: drawnBy
        ? `To this site, which passes it on to the service that draws (${drawnBy}) without your name. Before that, the place where it was taken is removed from the file.`
        : 'To this site and no further: the redesign is made on its own server. The place where it was taken is removed from the file.',
    },
    {
      title: 'When it is gone',
      text: 'When you delete a design. Its pictures go with it, and any link to them opens nothing any more.',
    },
    {
      title: 'What it says of itself',
      text: 'Every redesign is marked as AI-generated, on the page, in the picture and in the file. The unaltered original stays one click away.',
    },
  ]

  return (
    <section aria-labelledby="photograph" className="page gutter mt-24 md:mt-32">
      <div className="grid gap-10 md:grid-cols-12 md:gap-6">
        <div className="md:col-span-4">
          <h2 id="photograph" className="text-28 md:text-36">
            What happens to your photograph
          </h2>
          <p className="mt-5 max-w-[36ch] text-muted">
            The long version is in the <TextLink href="/data-policy">data policy</TextLink>.
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
