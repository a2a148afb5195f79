import { HttpError } from '#app/kernel/exceptions/http_error'
import VideoList from '#app/walkthroughs/models/video_list'

/** @throws HttpError 404 */
export async function findListWalkthroughId(id: number): Promise<number> {
  const list = await VideoList.find(id)
  if (!list) throw HttpError.notFound()
  return list.walkthroughId
}
