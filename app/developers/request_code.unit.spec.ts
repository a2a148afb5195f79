import { test } from '@japa/runner'
import { requestCode, type SampleRequest } from '#app/developers/request_code'

const CHAT: SampleRequest = {
  method: 'POST',
  url: 'https://homes.example/api/chats',
  takesToken: true,
  json: { user_ids: [7], message: 'Is it Ava’s, or "ours"? It’s \'hers\'', type: null },
  answersJson: true,
}

const PHOTO: SampleRequest = {
  method: 'POST',
  url: 'https://homes.example/api/uploads',
  takesToken: true,
  form: { for: 'property', file: null },
  answersJson: true,
}

const PLACES: SampleRequest = {
  method: 'GET',
  url: 'https://homes.example/api/places',
  takesToken: false,
  answersJson: true,
}

test.group('Requests to copy', () => {
  test('are whole commands for curl, quoted for the shell', ({ assert }) => {
    assert.equal(
      requestCode('curl', CHAT),
      `curl 'https://homes.example/api/chats' \\
  -X POST \\
  -H 'Accept: application/json' \\
  -H "Authorization: Bearer $API_TOKEN" \\
  -H 'Content-Type: application/json' \\
  -d '{"user_ids":[7],"message":"Is it Ava’s, or \\"ours\\"? It’s '\\''hers'\\''","type":null}'`
    )
    assert.include(requestCode('curl', PHOTO), `-F 'for=property' \\\n  -F 'file=@photo.jpg'`)
    assert.equal(
      requestCode('curl', PLACES),
      `curl 'https://homes.example/api/places' \\\n  -H 'Accept: application/json'`
    )
  })

  test('are programs in TypeScript', ({ assert }) => {
    assert.equal(
      requestCode('TypeScript', { ...CHAT, json: { user_ids: [7] } }),
      `const response = await fetch('https://homes.example/api/chats', {
  method: 'POST',
  headers: {
    'Accept': 'application/json',
    'Authorization': \`Bearer \${process.env.API_TOKEN}\`,
    'Content-Type': 'application/json',
  },
  body: JSON.stringify({
    "user_ids": [
      7
    ]
  }),
})
if (!response.ok) throw new Error(await response.text())
console.log(await response.json())`
    )
    const upload = requestCode('TypeScript', PHOTO)
    assert.include(upload, `form.append('file', await openAsBlob('photo.jpg'), 'photo.jpg')`)
    assert.include(upload, '  body: form,\n')
  })

  test('are programs in Python, with its words for values', ({ assert }) => {
    const json = { type: null, is_private: true, images: [], price: 1.5 }
    assert.equal(
      requestCode('Python', { ...CHAT, json, answersJson: false }),
      `import os

import requests

response = requests.post(
    "https://homes.example/api/chats",
    headers={
        "Accept": "application/json",
        "Authorization": f"Bearer {os.environ['API_TOKEN']}",
    },
    json={
        "type": None,
        "is_private": True,
        "images": [],
        "price": 1.5,
    },
)
response.raise_for_status()`
    )
    const upload = requestCode('Python', PHOTO)
    assert.include(upload, `    data={"for": "property"},`)
    assert.include(upload, `    files={"file": open("photo.jpg", "rb")},`)
    assert.notInclude(requestCode('Python', PLACES), 'import os')
  })
})
