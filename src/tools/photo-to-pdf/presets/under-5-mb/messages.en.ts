import type { PresetMessages, ToolCard } from '../../../../registry/manifest.ts'

export const card: ToolCard = {
  title: 'Photos to PDF under 5 MB',
  description:
    'Put photos or photographed pages into one PDF of at most 5 MB, for portals and mailboxes that take no more.',
  keywords: 'photo picture jpg scan pdf under 5 mb 5mb small compress limit application attachment portal',
}

export const messages: PresetMessages = {
  title: 'Photos to PDF under 5 MB',
  intro: 'Add photos in their order: the finished PDF will have 5 MB at most.',
  sections: [
    {
      title: 'Who sets this limit',
      text: 'Portals for applications, claims and reimbursements often take a single PDF of a few megabytes, while one phone photo alone can take three or four. If your limit is another one, choose 2 MB, 10 MB or a size of your own under “Largest File Size”. Here 5 MB is 5,242,880 bytes; for a portal that counts 5,000,000, enter 4882 KB.',
    },
    {
      title: 'How the pages share the space',
      text: 'Photos that fit together stay as they are. If they do not, quality and then resolution are lowered in the same way for all of them, until the document comes as close to the limit as it can. If even the lowest level is too large, the page names the smallest possible size instead of making a PDF that does not fit.',
    },
    {
      title: 'Letters, receipts, certificates',
      text: 'For photographed paper, set “Clean Up Scans” to “Grayscale” or “Black and white”. The page is found, straightened and freed of shadows; text in pure black and white takes the fewest bytes, so more pages fit.',
    },
  ],
}
