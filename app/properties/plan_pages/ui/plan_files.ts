import { apiPath } from '#app/kit/calls/api_path'
import { sendFile } from '#app/kit/calls/send_form'
import { refusalOf } from '#app/kit/upload/upload_checks'
import { makeUploadKey } from '#app/kit/upload/upload_key'
import type { SendOptions, UploadItem } from '#app/kit/upload/upload_queue'
import { sendUpload } from '#app/kit/upload/upload_request'
import { MAX_FLOOR_PLANS } from '#app/properties/listing_options'
import type { Data } from '#data'

/** Of files that stand for one page of a PDF. */
const numbers = new WeakMap<File, number>()

export const isPdf = ({ name, type }: File) => type === 'application/pdf' || /\.pdf$/i.test(name)

/** A page of a PDF as a file of its own, for the queue of uploads. */
export function fileOfPage(pdf: File, number: number): File {
  const name = `${pdf.name.replace(/\.pdf$/i, '')}, page ${number}`
  const file = new File([pdf], name, { type: pdf.type })
  numbers.set(file, number)
  return file
}

/** Why a file would certainly be refused, as a sentence; null if it may be sent. */
export const planRefusal = (file: File) => (numbers.has(file) ? null : refusalOf(file))

/** How many more plans a listing can have, once those on their way have arrived. */
export function roomForPlans(
  plans: number,
  uploads: readonly Pick<UploadItem, 'status'>[]
): number {
  const coming = uploads.filter(({ status }) => status === 'waiting' || status === 'sending')
  return Math.max(0, MAX_FLOOR_PLANS - plans - coming.length)
}

/** A picture as it is, or of a page. @throws UploadFailure */
export async function sendPlan(
  slug: string,
  file: File,
  options: SendOptions
): Promise<Data.Media.Image> {
  const page = numbers.get(file)
  if (page === undefined) return sendUpload(file, { ...options, purpose: 'floor_plan' })
  const path = apiPath('properties/:slug/plan-pictures', { slug })
  const fields = { page: String(page) }
  const { upload } = await sendFile<{ upload: Data.Media.Image }>(path, file, fields, options)
  return upload
}

export interface PlanPages {
  /** of the whole file */
  count: number
  pages: Data.Properties.PlanPages.PlanPage[]
}

/** Some pages of a PDF. @param first number of the first of them @throws UploadFailure */
export function loadPlanPages(
  slug: string,
  { pdf, first, signal }: { pdf: File; first: number; signal: AbortSignal }
): Promise<PlanPages> {
  const path = apiPath('properties/:slug/plan-pages', { slug })
  return sendFile(path, pdf, { page: String(first) }, { key: makeUploadKey(), signal })
}
