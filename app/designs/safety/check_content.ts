import app from '@adonisjs/core/services/app'
import { contentThreshold } from '#config/design'
import { ContentClassifier } from './content_classifier.js'

/** Whether a picture may be worked with. */
export interface ContentVerdict {
  isAllowed: boolean
  /** how surely it is pornographic, 0 to 1 */
  score: number
}

const classifier = new ContentClassifier(app.makePath('resources/models/nsfw_inception_v3.onnx'))

/**
 * Looks whether a picture is pornographic, photographed or drawn, here and
 * without any network. What is merely bare, such as a nude on the wall of a
 * room, is not.
 *
 * @param image JPEG, PNG or WebP
 * @throws Error where it cannot be said
 */
export async function checkContent(image: Buffer): Promise<ContentVerdict> {
  const { porn, hentai } = await classifier.classify(image)
  const score = porn + hentai
  return { isAllowed: score <= contentThreshold, score }
}
