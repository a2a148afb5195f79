import { execFileSync } from 'node:child_process'
import { mkdtempSync, readdirSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { inceptionToOnnx, type QuantisedModel } from './inception_to_onnx.js'

/** Builds `resources/models/nsfw_inception_v3.onnx` from nsfwjs, unpacked but not installed. */
const TARGET = fileURLToPath(
  new URL('../../resources/models/nsfw_inception_v3.onnx', import.meta.url)
)
const SHARDS = 6

const folder = mkdtempSync(join(tmpdir(), 'vesta-models-'))
execFileSync('npm', ['pack', '--silent', 'nsfwjs@4.4.0'], { cwd: folder })
execFileSync('tar', ['xzf', readdirSync(folder)[0]], { cwd: folder })
const read = createRequire(join(folder, 'package/dist/models/package.json'))

const file: QuantisedModel = read('./inception_v3/model.min.js')
const shards = Array.from({ length: SHARDS }, (_, at): string =>
  read(`./inception_v3/group1-shard${at + 1}of${SHARDS}.min.js`)
)
const data = Buffer.concat(shards.map((shard) => Buffer.from(shard, 'base64')))
writeFileSync(TARGET, inceptionToOnnx(file, data, { side: 299, classes: 5 }))
