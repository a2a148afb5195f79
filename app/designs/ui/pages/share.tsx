import { Head, usePage } from '@inertiajs/react'
import { FieldGroup } from '#app/kit/form/field_group'
import { RadioCards } from '#app/kit/form/radio_cards'
import { SectionHeading } from '#app/kit/display/section_heading'
import { Switch } from '#app/kit/form/switch'
import { TextLink } from '#app/kit/button/text_link'
import { Fitted } from '#app/designs/ui/components/fitted'
import { PublicationSwitch } from '#app/designs/ui/components/share/publication_switch'
import { ShareControls } from '#app/designs/ui/components/share/share_controls'
import { ResultPicture } from '#app/designs/ui/components/stage/result_picture'
import { useSharing } from '#app/designs/ui/hooks/use_sharing'
import type { Design } from '#app/designs/ui/state/types'

const SHOWN = [
  { value: 'both', label: 'Before and after', hint: 'Drag to compare' },
  { value: 'result', label: 'Redesign', hint: 'The original is one click away' },
] as const

export default function ShareDesign({ design }: { design: Design }) {
  const { app } = usePage().props
  const sharing = useSharing(design)
  const { chosen, choose, share } = sharing

  return (
    <div className="page gutter py-10">
      <Head title="Design share" />
      <p className="text-13">
        <TextLink
          href={`/designer?design=${design.id}`}
          className="inline-flex min-h-6 items-center"
        >
          Back to design
        </TextLink>
      </p>
      <div className="mt-4">
        <SectionHeading level="page">Share</SectionHeading>
      </div>
      <div className="mt-8 grid gap-10 lg:grid-cols-[minmax(0,1fr)_22.5rem] lg:gap-12">
        <div className="self-start">
          <Fitted width={design.image_width} height={design.image_height}>
            <ResultPicture
              design={design}
              view={chosen.compares ? 'compare' : 'result'}
              title="The redesign"
            />
          </Fitted>
        </div>
        <div className="flex flex-col gap-7">
          <FieldGroup legend="What to show">
            <RadioCards
              name="shown"
              columns={2}
              options={SHOWN}
              value={chosen.compares ? 'both' : 'result'}
              onChange={(value) => choose({ compares: value === 'both' })}
            />
          </FieldGroup>
          <Switch
            label="Show how it was made"
            hint="Your look and your own words"
            checked={chosen.tells_prompt}
            onChange={(event) => choose({ tells_prompt: event.target.checked })}
          />
          <PublicationSwitch sharing={sharing} />
          <ShareControls design={design} sharing={sharing} origin={app.url} />
          <p className="text-13 text-muted">
            {share
              ? 'Anyone with the link can see this, no account needed.'
              : 'Only you can see this design until you create a link.'}{' '}
            It’s always labeled AI-generated.
          </p>
        </div>
      </div>
    </div>
  )
}
