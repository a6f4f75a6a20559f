/** SQL statements that store three records of the questionnaire `listing` by two members. */
export function insertListingRecords(): readonly string[] {
  const team = { is_hidden: true, liquidity: 'deep' };
  const records = [
    ['m1', 'r1', team],
    ['m1', 'r2', team],
    ['m2', 'r3', { is_hidden: false, gone: 'x' }],
  ] as const;
  return records.map(([member, id, answers]) => {
    const sections = ['team'];
    const rest = { notes: {}, conditionFacts: {}, evidence: {} };
    const stored = JSON.stringify({
      format: 2,
      version: 1,
      sections,
      savedIn: { team: 1 },
      answers,
      ...rest,
    });
    return `INSERT INTO records (member_id, id, module, content, revision, save_number, saved_at)
      VALUES ('${member}', '${id}', 'listing', '${stored}', 1, 1, 0)`;
  });
}
