import type { PresetMessages, ToolCard } from '../../../../registry/manifest.ts'

export const card: ToolCard = {
  title: '280-character post',
  description:
    'Write a post for X and see how many of the 280 characters you’ve used, with links and emoji counted as X counts them.',
  keywords: 'twitter tweet x post 280 characters count limit letters link emoji thread',
}

export const messages: PresetMessages = {
  title: 'Count a 280-character post',
  intro: 'Type or paste your post. See how many of the 280 characters you’ve used as you write.',
  sections: [
    {
      title: 'How X counts',
      text: 'In most alphabets, letters, digits and spaces count as one each. An emoji counts as two, however many code points it’s made of, and so does each Chinese, Japanese or Korean character. A link counts as 23, however short or long it is.',
    },
    {
      title: 'Why other counters differ',
      text: 'Many count an 80-letter link as 80 characters and a family emoji as seven or eleven. The statistics on this page count what a reader sees as one character. The post count is different: it follows the rules that X has published (twitter-text, version 3).',
    },
    {
      title: 'What it doesn’t cover',
      text: 'It doesn’t cover longer posts from paying accounts, or names at the start of a reply, which X may leave out of the count. Links are recognised if they start with http:// or https://, or have a common ending such as .com, .org or .uk. With a rarer ending, type https:// in front.',
    },
  ],
}
