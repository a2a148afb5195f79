import { useState } from 'react'
import type { Data } from '#data'
import { isRichText, isRichTextLink, readRichText } from '#app/common/rich_text/rich_text'
import { Field } from '#app/kit/form/field'
import { Input } from '#app/kit/form/input'
import { RichTextInput } from '#app/kit/form/rich_text/rich_text_input'
import { Select } from '#app/kit/form/select'
import { Photo } from '#app/kit/media/photo'
import { Uploader } from '#app/kit/upload/uploader'
import type { UploadedPicture } from '#app/kit/upload/use_uploads'
import {
  isCampaignLink,
  MAX_BUTTON_CHARACTERS,
  MAX_PICTURE_ALT_CHARACTERS,
  type CampaignBlock,
} from '#app/farm/campaigns/campaign_body'

interface Choice {
  id: number
  name: string
}

export interface BlockChoices {
  images: Data.Media.Image[]
  /** one's own, published */
  listings: Choice[]
  /** that are still to come */
  openHouses: Choice[]
}

interface BlockFieldsProps<Block = CampaignBlock> extends BlockChoices {
  block: Block
  onChange: (block: CampaignBlock) => void
}

type FieldsOf<Kind extends CampaignBlock['kind']> = BlockFieldsProps<
  Extract<CampaignBlock, { kind: Kind }>
>

export function BlockFields({ block, ...rest }: BlockFieldsProps) {
  switch (block.kind) {
    case 'text':
      return <TextFields block={block} {...rest} />
    case 'picture':
      return <PictureFields block={block} {...rest} />
    case 'listing':
      return <ListingFields block={block} {...rest} />
    case 'open_house':
      return <OpenHouseFields block={block} {...rest} />
    case 'button':
      return <ButtonFields block={block} {...rest} />
  }
}

function TextFields({ block, onChange }: FieldsOf<'text'>) {
  return (
    <Field label="Text" isLabelHidden isRichText>
      <RichTextInput
        value={block.text}
        isAllowedLink={isRichTextLink}
        isAllowed={isRichText}
        onChange={(next) => onChange({ kind: 'text', text: readRichText(next) })}
      />
    </Field>
  )
}

function PictureFields({ block, images, onChange }: FieldsOf<'picture'>) {
  const [added, setAdded] = useState<UploadedPicture | null>(null)
  const image = [added, ...images].find((each) => each?.id === block.image_id)
  return (
    <div className="flex flex-col gap-4">
      {image && <Photo image={image} ratio="as-is" sizes="520px" alt={block.alt ?? ''} />}
      <Uploader
        purpose="property"
        onUploaded={(uploaded) => {
          setAdded(uploaded)
          onChange({ ...block, image_id: uploaded.id })
        }}
      />
      <Field label="Description" hint="For people who can’t see the picture.">
        <Input
          value={block.alt ?? ''}
          maxLength={MAX_PICTURE_ALT_CHARACTERS}
          onChange={(event) => onChange({ ...block, alt: event.target.value || null })}
        />
      </Field>
    </div>
  )
}

function ListingFields({ block, listings, onChange }: FieldsOf<'listing'>) {
  if (!listings.length) return <p className="text-muted">Publish a listing to add it here.</p>
  return (
    <ChoiceField
      label="Listing"
      placeholder="Choose a listing"
      choices={listings}
      value={block.property_id}
      onChange={(id) => onChange({ kind: 'listing', property_id: id })}
    />
  )
}

function OpenHouseFields({ block, openHouses, onChange }: FieldsOf<'open_house'>) {
  if (!openHouses.length) {
    return <p className="text-muted">Schedule an open house to invite people to it.</p>
  }
  return (
    <ChoiceField
      label="Open house"
      placeholder="Choose an open house"
      choices={openHouses}
      value={block.open_house_id}
      onChange={(id) => onChange({ kind: 'open_house', open_house_id: id })}
    />
  )
}

interface ChoiceFieldProps {
  label: string
  placeholder: string
  choices: Choice[]
  value: number | null
  onChange: (id: number) => void
}

function ChoiceField({ label, placeholder, choices, value, onChange }: ChoiceFieldProps) {
  return (
    <Field label={label} isLabelHidden>
      <Select
        options={choices.map(({ id, name }) => ({ value: String(id), label: name }))}
        value={value === null ? null : String(value)}
        placeholder={placeholder}
        onChange={(id) => onChange(Number(id))}
      />
    </Field>
  )
}

/** A link is saved once it is whole. */
function ButtonFields({ block, onChange }: FieldsOf<'button'>) {
  const [url, setUrl] = useState(block.url ?? '')
  const isWrong = url !== '' && !isCampaignLink(url)
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      <Field label="Label">
        <Input
          value={block.label ?? ''}
          maxLength={MAX_BUTTON_CHARACTERS}
          placeholder="See the home"
          onChange={(event) => onChange({ ...block, label: event.target.value || null })}
        />
      </Field>
      <Field
        label="Link"
        error={isWrong ? 'Enter a web address, such as https://example.com.' : undefined}
      >
        <Input
          value={url}
          inputMode="url"
          placeholder="https://example.com"
          onChange={(event) => {
            const typed = event.target.value
            setUrl(typed)
            onChange({ ...block, url: isCampaignLink(typed) ? typed : null })
          }}
        />
      </Field>
    </div>
  )
}
