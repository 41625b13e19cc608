import { drawQuestion } from '#quiz/question.ts'
import { templates } from '#quiz/templates/whole-bank.ts'
const re = new RegExp(process.argv[2] ?? '-[emh]50\\d$')
for (const t of templates) if (re.test(t.id)) for (const seed of [11, 70012, 990013]) {
  const q = drawQuestion(t, seed); if (!q) continue
  console.log(`${t.id} [${t.skill}] ${q.question}`)
  if (q.type === 'mcq') q.options.forEach((o, i) => console.log(`   ${o === q.correctAnswer ? '*' : ' '} ${o}  ${q.feedback[i]?.misconception ?? ''} ${q.feedback[i]?.text ?? ''}`))
  else { console.log('   = ' + q.correctAnswer); for (const c of q.corrections.slice(0, 5)) console.log(`     ${c.given}: ${c.misconception ?? ''} ${c.text}`) }
  console.log('   > ' + q.explanation)
}
