import { Head, usePage } from '@inertiajs/react'
import { FieldGroup } from '#app/common/ui/kit/field_group'
import { RadioCards } from '#app/common/ui/kit/radio_cards'
import { SectionHeading } from '#app/common/ui/kit/section_heading'
import { Switch } from '#app/common/ui/kit/switch'
import { TextLink } from '#app/common/ui/kit/text_link'
import { Fitted } from '#app/designs/ui/components/fitted'
import { PublicationSwitch } from '#app/designs/ui/components/share/publication_switch'
import { ShareControls } from '#app/designs/ui/components/share/share_controls'
import { ResultPicture } from '#app/designs/ui/components/stage/result_picture'
import { useSharing } from '#app/designs/ui/hooks/use_sharing'
import type { Design } from '#app/designs/ui/state/types'

const SHOWN = [
  { value: 'both', label: 'Before and after', hint: 'With the line to drag.' },
  { value: 'result', label: 'The redesign', hint: 'The original stays one click away.' },
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
          Back to the design
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
          <FieldGroup legend="What it shows">
            <RadioCards
              name="shown"
              columns={2}
              options={SHOWN}
              value={chosen.compares ? 'both' : 'result'}
              onChange={(value) => choose({ compares: value === 'both' })}
            />
          </FieldGroup>
          <Switch
            label="Tell how it was made"
            hint="The look you chose and your own words."
            checked={chosen.tells_prompt}
            onChange={(event) => choose({ tells_prompt: event.target.checked })}
          />
          <PublicationSwitch sharing={sharing} />
          <ShareControls design={design} sharing={sharing} origin={app.url} />
          <p className="text-13 text-muted">
            {share
              ? 'Everybody who has the link can see this, without an account.'
              : 'Only you can see this design until there is a link.'}{' '}
            It always says that it is AI-generated.
          </p>
        </div>
      </div>
    </div>
  )
}
