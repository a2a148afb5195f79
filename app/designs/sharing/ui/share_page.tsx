import { Head, usePage } from '@inertiajs/react'
import { Link2, Unlink } from 'lucide-react'
import { ResultPicture } from '#app/designs/designer/ui/result_picture'
import { useSharing } from '#app/designs/sharing/ui/use_sharing'
import { Fitted } from '#app/designs/ui/fitted'
import type { Design } from '#app/designs/ui/types'
import { Button } from '#app/kit/button/button'
import { ButtonLink } from '#app/kit/button/button_link'
import { TextLink } from '#app/kit/button/text_link'
import { SectionHeading } from '#app/kit/display/section_heading'
import { FieldGroup } from '#app/kit/form/field_group'
import { RadioCards } from '#app/kit/form/radio_cards'
import { Switch } from '#app/kit/form/switch'
import { ConfirmDialog } from '#app/kit/overlay/confirm_dialog'
import { CopyField } from '#app/kit/share/copy_field'
import { ShareButton } from '#app/kit/share/share_button'

const SHOWN = [
  { value: 'both', label: 'Before and after', hint: 'Drag to compare' },
  { value: 'result', label: 'Redesign', hint: 'With a link to the original' },
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

interface ShareControlsProps {
  design: Design
  sharing: ReturnType<typeof useSharing>
  /** of the site, absolute, without a trailing slash */
  origin: string
}

function ShareControls({ design, sharing, origin }: ShareControlsProps) {
  const { share, isTakenDown, isBusy, make, revoke } = sharing
  if (isTakenDown) return null
  if (!share) {
    return (
      <Button variant="primary" icon={Link2} isLoading={isBusy} onClick={() => void make()}>
        Create link
      </Button>
    )
  }
  return (
    <div className="flex flex-col gap-5">
      <CopyField label="Link" value={`${origin}${share.url}`} />
      <div className="flex flex-wrap gap-2">
        <ShareButton
          variant="ink"
          url={share.url}
          title="A room, redesigned"
          description="Before and after, made with vesta."
          image={design.image}
        />
        <ButtonLink href={share.url}>Open</ButtonLink>
        <ConfirmDialog
          title="Turn off this link?"
          confirmLabel="Turn off link"
          onConfirm={() => void revoke()}
          trigger={
            <Button variant="quiet" icon={Unlink} isLoading={isBusy}>
              Turn off link
            </Button>
          }
        >
          The link stops working for everyone and the design leaves the gallery. If you share again,
          you’ll get a new link.
        </ConfirmDialog>
      </div>
    </div>
  )
}

function PublicationSwitch({ sharing }: { sharing: ReturnType<typeof useSharing> }) {
  const { isPublic, isWishedPublic, isTakenDown, isBusy, show } = sharing
  if (isTakenDown) {
    return (
      <p className="text-13 text-muted">
        Our team removed this design from public view. It stays in your collection, but you can’t
        share it anymore.
      </p>
    )
  }
  return (
    <div>
      <Switch
        label="Show in the gallery"
        hint="Anyone can see the redesign, the original photo, your look and your name. Your own words stay private unless you show how it was made."
        checked={isWishedPublic}
        disabled={isBusy}
        onChange={(event) => void show(event.target.checked)}
      />
      {isPublic && (
        <p className="mt-2 text-13" role="status">
          Live in the gallery. <TextLink href="/designs">View</TextLink>
        </p>
      )}
    </div>
  )
}
