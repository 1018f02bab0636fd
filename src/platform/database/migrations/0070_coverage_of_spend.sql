-- What a file of spend is of its market, medium, line of business and year: all that was spent there, or a part of it. Null for files of other
-- kinds; those of spend from before nobody was asked about are whole, as they always counted.
alter table import add column coverage text constraint import_coverage_known check (coverage in ('whole', 'part'));

update import set coverage = 'whole' where layout = 'spend' and status = 'accepted';
